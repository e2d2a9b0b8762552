/** What every answer says to the browser, so that nothing but our own files can ever run or be sent anywhere. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const self = "'self'";
const none = "'none'";
const secure = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: [self],
      scriptSrc: [self],
      styleSrc: [self],
      imgSrc: [self, 'data:', 'blob:'],
      connectSrc: [self],
      fontSrc: [self],
      workerSrc: [self],
      manifestSrc: [self],
      objectSrc: [none],
      baseUri: [none],
      formAction: [self],
      frameAncestors: [none],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['casefile'],
    },
  },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
  // TLS is the proxy's, and so is what it promises of it.
  strictTransportSecurity: false,
});
/** What the library does not set. */
const permissions = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** On every answer, also on those that are given before a request is looked at. */
export function addSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  secure(request, response, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  response.setHeader('permissions-policy', permissions);
}
