/** The animals of the four gangs on a 48 x 48 grid. */
const EMBLEMS = {
  fox: '<path d="M7 6 L19 15 H29 L41 6 L40 25 L24 43 L8 25 Z" fill="#fff6e6" stroke="#3f1a10" stroke-width="2" stroke-linejoin="round"/><path d="M8.5 8.5 L18.5 16 H29.5 L39.5 8.5 L38.5 24 L30 26 L24 36 L18 26 L9.5 24 Z" fill="#d8673f"/><path d="M24 43 L19.5 37.5 H28.5 Z" fill="#3f1a10"/><circle cx="17.5" cy="23.5" r="2.3" fill="#3f1a10"/><circle cx="30.5" cy="23.5" r="2.3" fill="#3f1a10"/>',
  owl: '<path d="M8 8 L17 11 H31 L40 8 V28 C40 38 33 43 24 43 S8 38 8 28 Z" fill="#6d8fab" stroke="#122c44" stroke-width="2" stroke-linejoin="round"/><circle cx="17" cy="21" r="7" fill="#fff6e6" stroke="#122c44" stroke-width="1.6"/><circle cx="31" cy="21" r="7" fill="#fff6e6" stroke="#122c44" stroke-width="1.6"/><circle cx="17.5" cy="21" r="3" fill="#122c44"/><circle cx="30.5" cy="21" r="3" fill="#122c44"/><path d="M24 24 L27 29 L24 32 L21 29 Z" fill="#eec04e" stroke="#122c44" stroke-width="1.3"/><path d="M17 36 q3.5 3 7 0 q3.5 3 7 0" fill="none" stroke="#122c44" stroke-width="1.7" stroke-linecap="round"/>',
  hare: '<path d="M17 24 C12 14 12 4 16 3 C20 2 22 12 22 21 M31 24 C36 14 36 4 32 3 C28 2 26 12 26 21" fill="#fff6e6" stroke="#4a3406" stroke-width="2" stroke-linejoin="round"/><path d="M17 8 C16.5 12 18 17 19 20 M31 8 C31.5 12 30 17 29 20" stroke="#e09a8b" stroke-width="2.6" stroke-linecap="round" fill="none"/><circle cx="24" cy="31" r="12" fill="#fff6e6" stroke="#4a3406" stroke-width="2"/><circle cx="19.5" cy="29" r="2" fill="#4a3406"/><circle cx="28.5" cy="29" r="2" fill="#4a3406"/><path d="M22 33.5 h4 l-2 2.5 z" fill="#c9654f"/><path d="M24 36 v2.5 M20.5 39 q3.5 1.5 7 0" stroke="#4a3406" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
  hog: '<path d="M5 38 L7 31 L4 27 L9 24 L8 18 L14 17.5 L15 11.5 L21 13 L25 8 L29 13.5 L35 12 L36 18 L41 20 L39 25 L43 29 L40 33 L42 38 Z" fill="#6f4a3a" stroke="#33130f" stroke-width="2" stroke-linejoin="round"/><path d="M10 38 C10 28 17 23 24 23 S38 28 38 38 C36 42.5 12 42.5 10 38 Z" fill="#f0d3b4" stroke="#33130f" stroke-width="1.8"/><circle cx="19" cy="31" r="2.1" fill="#33130f"/><circle cx="29" cy="31" r="2.1" fill="#33130f"/><ellipse cx="24" cy="36" rx="3" ry="2.3" fill="#33130f"/>',
} as const;

/** A gang's emblem: its animal on a felt badge of 60 x 60. */
export function emblem(gang: keyof typeof EMBLEMS): string {
  return (
    '<circle cx="30" cy="31.5" r="28" fill="rgba(40,22,8,.3)"/>' +
    `<circle cx="30" cy="30" r="28" fill="var(--${gang})" stroke="var(--${gang}-lo)" stroke-width="2.5"/>` +
    `<circle cx="30" cy="30" r="24.5" fill="none" stroke="var(--${gang}-pip)" stroke-width="1.5" stroke-dasharray="4 3.2" opacity=".8"/>` +
    `<g transform="translate(10.5 9.5) scale(.82)">${EMBLEMS[gang]}</g>`
  );
}
