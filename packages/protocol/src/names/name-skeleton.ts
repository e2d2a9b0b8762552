/** Skeletons of names: names with the same skeleton look alike. */

/** Pairs of a look-alike and the Latin letter it is taken for. Capitals come first: Η looks like H, but η like n. */
const lookAlikes: ReadonlyMap<string, string> = pairs(
  // Greek
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXϹCϺM αaβbγyεeηnιiκkμuνvοoρpσoςcτtυuχxωwϲcϳj',
  // Cyrillic
  'АAВBЕEЗ3КKМMНHОOРPСCТTУYХXІIЈJЅSԌGԚQԜWҺHҮYЬbГrПnИuЯRЧ4 аaвbеeз3кkмmнhоoпnрpсcтtуyхxіiјjѕsԁdԛqԝwһhүyьbгrиuяrч4',
  // Latin beyond ASCII, small capitals, Armenian, Cherokee
  'ØOĐDĦHŁLŦTƑF øođdħhłlŧtƒfıiɑaɡgɩiʟlßbɪiʀrɴnɢgʜhʙbʏyᴀaᴄcᴅdᴇeꜰfᴊjᴋkᴍmᴏoᴘpꜱsᴛtᴜuᴠvᴡwᴢz',
  'օoոnսuհhցgզqլlԼLՕOՍU ᎪAᏴBᏟCᎠDᎬEᎻHᎢTᎫJᏦKᏞLᎷMᏢPᎡRᏚSᏙVᏔWᎩYᏃZ',
  // Digits and signs
  '0o1l|l∣lǀl₀o',
);

function pairs(...rows: readonly string[]): Map<string, string> {
  const letters = [...rows.join('').replaceAll(' ', '')];
  const map = new Map<string, string>();
  for (let i = 0; i < letters.length; i += 2) map.set(letters[i]!, letters[i + 1]!);
  return map;
}

/** Letters drawn in circles and squares, and those that make flags: runs from A to Z. */
const drawn = [0x1f150, 0x1f170, 0x1f1e6];
function undrawn(letter: string): string {
  const code = letter.codePointAt(0)!;
  const from = drawn.find((first) => code >= first && code < first + 26);
  return from === undefined ? letter : String.fromCharCode(65 + code - from);
}

/** Letters as they look, in small Latin ones where there is one; marks gone. */
export function foldLetters(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...bare]
    .map((letter) => lookAlikes.get(letter) ?? undrawn(letter))
    .join('')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');
}

/** The skeleton of a name: two names with the same one look alike. */
export function skeleton(name: string): string {
  const folded = foldLetters(name);
  const kept = folded.replace(/[\p{P}\p{Z}\p{C}]/gu, '');
  return (kept === '' ? folded.replace(/\p{Z}/gu, '') : kept)
    .replace(/[i1]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
