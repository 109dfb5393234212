/** Icons on a 24 x 24 grid; currentColor unless they are coloured objects. */
export const ICON_SHAPES = {
  coin: '<circle cx="12" cy="12.8" r="10" fill="rgba(40,22,8,.35)"/><circle cx="12" cy="12" r="10" fill="#d9ab45" stroke="#7f5c12" stroke-width="1.5"/><circle cx="12" cy="12" r="6.3" fill="#c08f28" stroke="#8a6518" stroke-width="1"/><circle cx="9.9" cy="12" r="1.5" fill="#3d2a08"/><circle cx="14.1" cy="12" r="1.5" fill="#3d2a08"/><path d="M4.5 9 A8 8 0 0 1 9 4.5" fill="none" stroke="#fff3c8" stroke-width="1.6" stroke-linecap="round"/>',
  star: '<path d="M12 2.2 L14.9 8.7 L21.9 9.4 L16.6 14.1 L18.2 21 L12 17.4 L5.8 21 L7.4 14.1 L2.1 9.4 L9.1 8.7 Z" fill="#eec04e" stroke="#7f5c12" stroke-width="1.5" stroke-linejoin="round"/>',
  'star-o':
    '<path d="M12 2.2 L14.9 8.7 L21.9 9.4 L16.6 14.1 L18.2 21 L12 17.4 L5.8 21 L7.4 14.1 L2.1 9.4 L9.1 8.7 Z" fill="none" stroke="currentColor" stroke-width="1.3" stroke-dasharray="2.4 1.8" stroke-linejoin="round"/>',
  stick:
    '<g transform="rotate(-32 12 12)"><rect x="1.5" y="9.3" width="21" height="5.6" rx="2.6" fill="#b98147" stroke="#5d3a21" stroke-width="1.4"/><path d="M5 12 h7 M15 13 h4" stroke="#7d5231" stroke-width="1.1" stroke-linecap="round"/></g>',
  brother:
    '<path d="M3 22 C3 16.5 7 14.5 12 14.5 S21 16.5 21 22 Z" fill="#54606b" stroke="#262d33" stroke-width="1.4" stroke-linejoin="round"/><circle cx="12" cy="10.3" r="5.3" fill="#f0c9a0" stroke="#5d3a21" stroke-width="1.3"/><path d="M5.8 8.6 C6 4 9 2.2 12.6 2.2 C16.5 2.2 18.6 4.6 18.5 7.4 L22 8.8 C18 10 10 9.8 5.8 8.6 Z" fill="#7d5231" stroke="#3f2615" stroke-width="1.3" stroke-linejoin="round"/><circle cx="12.6" cy="2.3" r="1" fill="#3f2615"/>',
  free: '<path d="M3 2.5 V21.5 M7.6 2.5 V21.5 M1.3 5 H9.6 M1.3 19 H9.6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><rect x="11.6" y="3" width="11" height="11" rx="2.8" fill="#fff6e6" stroke="currentColor" stroke-width="1.6"/><circle cx="14.7" cy="6.1" r="1.25" fill="#2a1f18"/><circle cx="17.1" cy="8.5" r="1.25" fill="#2a1f18"/><circle cx="19.5" cy="10.9" r="1.25" fill="#2a1f18"/><path d="M11.8 19 H21.4 M18.4 16.2 L21.7 19 L18.4 21.8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  bars: '<path d="M4 3 V21 M9.3 3 V21 M14.7 3 V21 M20 3 V21 M2.5 6 H21.5 M2.5 18 H21.5" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  card: '<rect x="5" y="2.5" width="14" height="19" rx="2.5" fill="var(--paper)" stroke="currentColor" stroke-width="1.6"/><path d="M8.5 7 h7 M8.5 10.5 h7" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  'card-down':
    '<rect x="5" y="2.5" width="14" height="19" rx="2.5" fill="var(--wood)" stroke="var(--wood-3)" stroke-width="1.6"/><path d="M8 6 L16 18 M16 6 L8 18" stroke="#f4dd9b" stroke-width="1.3" stroke-dasharray="2 1.5"/>',
  exam: '<path d="M5 2.5 h10 l4 4 v15 h-14 z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M8 12.5 l2.8 3 l5.2-6.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  snitch:
    '<rect x="1" y="10.2" width="4.2" height="11" rx="1.3" fill="#54606b" stroke="#262d33" stroke-width="1.3"/><path d="M6.2 12 C8.3 11.4 9.4 10 10.2 7.4 C10.7 5.6 13.5 5.9 13.2 8.2 L12.8 10.6 H21 A1.9 1.9 0 0 1 21 14.4 H16 A1.7 1.7 0 0 1 16 17.5 A1.6 1.6 0 0 1 14.9 20.4 H9 C7.8 20.4 7.2 19.9 6.2 19.6 Z" fill="#f0c9a0" stroke="#5d3a21" stroke-width="1.5" stroke-linejoin="round"/><path d="M12.3 14.4 H16 M12.3 17.5 H15.8" stroke="#5d3a21" stroke-width="1.3" stroke-linecap="round"/><path d="M20.5 2.5 V6.2 M20.5 8.4 v.1 M17 4 l.8 1.8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  flag: '<path d="M5 22 V3" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M5.5 3.5 C10 1.5 13 6 20 3.5 V13 C13 15.5 10 11 5.5 13 Z" fill="#c9992f" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  hut: '<path d="M2.5 12 L12 3.5 L21.5 12 M5 10.5 V21 H19 V10.5 M9.7 21 V14.5 H14.3 V21" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  turn: '<path d="M12 3 L16 7.5 H8 Z M12 21 L16 16.5 H8 Z" fill="currentColor"/><rect x="7.5" y="9.3" width="9" height="5.4" rx="1.5" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  dice: '<rect x="2.5" y="8" width="12.5" height="12.5" rx="3" fill="none" stroke="currentColor" stroke-width="1.7"/><circle cx="6.3" cy="11.8" r="1.3" fill="currentColor"/><circle cx="11.2" cy="16.7" r="1.3" fill="currentColor"/><path d="M10 5.5 L18.5 3 L21.5 12.5 L17.5 14" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>',
  undo: '<path d="M8.5 4.5 L4 9 L8.5 13.5 M4.5 9 H14 A5.5 5.5 0 0 1 14 20 H9" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  check:
    '<path d="M4.5 12.5 L10 18 L20 6.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  cross:
    '<path d="M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  door: '<path d="M4 21.5 H20 M6.5 21 V4.5 A2 2 0 0 1 8.5 2.5 H15.5 A2 2 0 0 1 17.5 4.5 V21" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><circle cx="14.3" cy="12.5" r="1.3" fill="currentColor"/>',
  people:
    '<circle cx="8.5" cy="8" r="3.6" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M2 20 C2 15.5 5 13.8 8.5 13.8 S15 15.5 15 20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><path d="M15 4.8 A3.6 3.6 0 0 1 15.5 11.5 M17.5 14.3 C20.5 15 22 17 22 20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  link: '<path d="M10 14 a4.5 4.5 0 0 0 6.4 0 l3.4-3.4 a4.5 4.5 0 0 0-6.4-6.4 l-1.7 1.7 M14 10 a4.5 4.5 0 0 0-6.4 0 l-3.4 3.4 a4.5 4.5 0 0 0 6.4 6.4 l1.7-1.7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  pass: '<rect x="7" y="2.5" width="10" height="17" rx="2.2" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M4 8 C1.5 12 2.5 17.5 6.5 21 M3.2 21.5 L6.8 21.3 L6.6 17.8 M20 15 C22.5 11 21.5 6 17.8 2.8" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  play: '<path d="M7 4 L20 12 L7 20 Z" fill="currentColor" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/>',
  bot: '<rect x="4" y="8" width="16" height="12" rx="3.5" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="9" cy="13.5" r="1.6" fill="currentColor"/><circle cx="15" cy="13.5" r="1.6" fill="currentColor"/><path d="M12 8 V4.5 M9.5 17 h5" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/><circle cx="12" cy="3.4" r="1.5" fill="currentColor"/>',
  book: '<path d="M12 6 C9.5 4 6 3.8 3 4.5 V19 C6 18.3 9.5 18.5 12 20.5 C14.5 18.5 18 18.3 21 19 V4.5 C18 3.8 14.5 4 12 6 Z M12 6 V20" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  gear: '<circle cx="12" cy="12" r="3.2" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 2.5 V6 M12 18 V21.5 M2.5 12 H6 M18 12 H21.5 M5.3 5.3 L7.8 7.8 M16.2 16.2 L18.7 18.7 M18.7 5.3 L16.2 7.8 M7.8 16.2 L5.3 18.7" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  sound:
    '<path d="M3.5 9.5 H7 L12 5 V19 L7 14.5 H3.5 Z" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/><path d="M15.5 9 A4.5 4.5 0 0 1 15.5 15 M18.3 6.5 A8 8 0 0 1 18.3 17.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  moon: '<path d="M19.5 14.5 A8.5 8.5 0 1 1 9.5 4.5 A7 7 0 0 0 19.5 14.5 Z" fill="currentColor"/>',
  shield:
    '<path d="M12 2.5 L20 5.5 V11.5 C20 16.5 16.5 20 12 21.7 C7.5 20 4 16.5 4 11.5 V5.5 Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M8 12 L11 15 L16 8.8" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  film: '<rect x="2.5" y="4.5" width="19" height="15" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M10 9 L15 12 L10 15 Z" fill="currentColor"/><path d="M5.5 7 v.1 M5.5 12 v.1 M5.5 17 v.1 M18.5 7 v.1 M18.5 12 v.1 M18.5 17 v.1" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  again:
    '<path d="M20 12 A8 8 0 1 1 17 5.8 M17.5 2 V6.5 H13" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  chev: '<path d="M9 5 L16 12 L9 19" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  bulb: '<path d="M8.5 16.5 C8.5 14 5.5 12.8 5.5 9 A6.5 6.5 0 0 1 18.5 9 C18.5 12.8 15.5 14 15.5 16.5 Z" fill="#f4dd9b" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M9 19.2 H15 M10.3 21.8 H13.7" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  info: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 11 V16.5 M12 7.3 v.1" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>',
  quarry:
    '<path d="M2 20 L7 9 L12 13 L16 5 L22 20 Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  forest:
    '<path d="M8 3 L13 12 H10.5 L14 18 H2 L5.5 12 H3 Z M8 18 V22 M17.5 7 L22 18 H16" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>',
  meadow:
    '<g fill="none" stroke="currentColor" stroke-width="1.6"><circle cx="12" cy="4.6" r="2.5"/><circle cx="16" cy="7.6" r="2.5"/><circle cx="14.5" cy="12.2" r="2.5"/><circle cx="9.5" cy="12.2" r="2.5"/><circle cx="8" cy="7.6" r="2.5"/></g><circle cx="12" cy="8.8" r="1.9" fill="currentColor"/><path d="M12 14 V22 M12 20.5 C15 20.5 17 19 17.5 16.8" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  search:
    '<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M15.5 15.5 L21 21" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>',
  plus: '<path d="M12 4.5 V19.5 M4.5 12 H19.5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>',
  pencil:
    '<path d="M4 20 L5 15.5 L16.5 4 A2 2 0 0 1 20 7.5 L8.5 19 Z M14.5 6 L18 9.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  clock:
    '<circle cx="12" cy="12.5" r="8.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 7.5 V12.5 L15.5 14.5 M9.5 1.8 H14.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  copy: '<rect x="8" y="8" width="12" height="13" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M4.5 15.5 V5 A2 2 0 0 1 6.5 3 H15" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  pause: '<path d="M8 5 V19 M16 5 V19" stroke="currentColor" stroke-width="3.8" stroke-linecap="round"/>',
  prev: '<path d="M15.5 5 L8 12 L15.5 19" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  next: '<path d="M8.5 5 L16 12 L8.5 19" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  first:
    '<path d="M5 5 V19 M12.5 5 L6.5 12 L12.5 19 M20 5 L14 12 L20 19" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  last: '<path d="M19 5 V19 M11.5 5 L17.5 12 L11.5 19 M4 5 L10 12 L4 19" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  eye: '<path d="M2 12 C5 6.5 9 5 12 5 S19 6.5 22 12 C19 17.5 15 19 12 19 S5 17.5 2 12 Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  tiles:
    '<rect x="1.8" y="7" width="20.4" height="10" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M6 10.5 v3.5 M10 10.5 v3.5 M14 10.5 v3.5 M18 10.5 v3.5" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  needle:
    '<path d="M3 21 L19.5 4.5" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><ellipse cx="18.6" cy="5.4" rx="2.9" ry="1.3" transform="rotate(-45 18.6 5.4)" fill="none" stroke="currentColor" stroke-width="1.3"/>',
} as const;
