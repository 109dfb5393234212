/** Small parts of the landscape as SVG text: shared by the home page's picture and the War board. */
export function tree(x: number, y: number, scale = 1): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-3" y="30" width="6" height="12" rx="2" fill="var(--wood-2)"/>` +
    '<path d="M0 -8 L16 16 H9 L20 34 H-20 L-9 16 H-16 Z" fill="var(--forest-2)" stroke="var(--forest-3)" stroke-width="1.8" stroke-linejoin="round"/>' +
    '<path d="M0 -1 L10 13 M0 14 L12 30" stroke="rgba(255,255,255,.4)" stroke-width="1.3" stroke-dasharray="3 3" fill="none"/></g>'
  );
}

export function house(x: number, y: number, width: number, height: number, roof: string): string {
  return (
    `<g transform="translate(${x} ${y})" stroke="var(--village-3)" stroke-width="1.6" stroke-linejoin="round">` +
    `<rect x="0" y="${-height}" width="${width}" height="${height}" fill="#f8ead0"/>` +
    `<path d="M-5 ${-height} L${width / 2} ${-height - 20} L${width + 5} ${-height} Z" fill="${roof}"/>` +
    `<rect x="${width / 2 - 5}" y="-16" width="10" height="16" fill="var(--wood)"/>` +
    `<rect x="4" y="${-height + 6}" width="8" height="9" fill="#a9cbd8"/>` +
    `<rect x="${width - 12}" y="${-height + 6}" width="8" height="9" fill="#a9cbd8"/></g>`
  );
}

const blade = (angle: number): string =>
  `<g transform="rotate(${angle})"><path d="M0 0 V-34" stroke="var(--wood-2)" stroke-width="3"/>` +
  '<path d="M2 -10 L11 -12 V-33 L2 -34 Z" fill="#f8ead0" stroke="var(--wood-2)" stroke-width="1.3"/>' +
  '<path d="M2 -18 h9 M2 -26 h9" stroke="var(--wood-2)" stroke-width="1"/></g>';

export function mill(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path d="M-15 34 L-9 -14 H9 L15 34 Z" fill="#f8ead0" stroke="var(--wood-2)" stroke-width="1.8" stroke-linejoin="round"/>` +
    '<path d="M-11 -12 L0 -26 L11 -12 Z" fill="var(--village-2)" stroke="var(--wood-2)" stroke-width="1.8" stroke-linejoin="round"/>' +
    '<rect x="-5" y="20" width="10" height="14" rx="5" fill="var(--wood)"/>' +
    `<g transform="translate(0 -10)">${[20, 110, 200, 290].map(blade).join('')}<circle r="4" fill="var(--brass)" stroke="var(--wood-3)" stroke-width="1.3"/></g></g>`
  );
}

/** A felt hill with a stitch along its ridge. */
export function hill(path: string, fill: string): string {
  return (
    `<path d="${path}" fill="${fill}"/><path d="${path}" fill="none" stroke="rgba(255,255,255,.6)" ` +
    'stroke-width="1.6" stroke-dasharray="7 5" transform="translate(0 6)"/>'
  );
}

const plank = (i: number): string =>
  `<rect x="${14 + i * 16}" y="40" width="14" height="52" rx="5" fill="${i % 2 ? '#c9935a' : '#b98147'}" stroke="#5d3a21" stroke-width="1.6"/>`;

const rafter = ([x, y, turn, fill]: [number, number, number, string]): string =>
  `<rect x="-8" y="-5" width="82" height="11" rx="5" fill="${fill}" stroke="#5d3a21" stroke-width="1.6" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** The finished hut of sticks with its flag. */
export function stickHut(x: number, y: number): string {
  const rafters: [number, number, number, string][] = [
    [8, 46, -36, '#c9935a'],
    [16, 52, -36, '#b98147'],
    [62, -2, 36, '#b98147'],
    [54, 6, 36, '#c9935a'],
  ];
  return (
    `<g transform="translate(${x} ${y})"><path d="M62 -34 V-4" stroke="#3f2615" stroke-width="3"/>` +
    '<path d="M63 -33 C76 -40 84 -28 98 -34 V-14 C84 -8 76 -20 63 -14 Z" fill="#a23527" stroke="#5c130c" stroke-width="1.5"/>' +
    `${[0, 1, 2, 3, 4, 5].map(plank).join('')}<rect x="46" y="56" width="30" height="36" fill="#3f2615"/>` +
    `${rafters.map(rafter).join('')}</g>`
  );
}
