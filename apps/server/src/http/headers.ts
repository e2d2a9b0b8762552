/** Security headers of every response: only our own files may run, and nothing may be sent elsewhere. */
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
  // TLS and HSTS are up to the proxy.
  strictTransportSecurity: false,
});
/** Headers that helmet does not set. */
const permissions = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** Set on every response, including early refusals. */
export function addSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  secure(request, response, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  response.setHeader('permissions-policy', permissions);
}
