const DISC =
  '<circle cx="50" cy="55" r="58" fill="rgba(40,22,8,.3)"/>' +
  '<circle cx="50" cy="50" r="57" fill="#d9ab45" stroke="#8a6518" stroke-width="4"/>' +
  '<circle cx="50" cy="50" r="50" fill="none" stroke="#fff0bd" stroke-width="3" opacity=".8"/>' +
  '<circle cx="50" cy="50" r="34" fill="#8a6518" opacity=".3"/>' +
  '<circle cx="50" cy="50" r="34" fill="none" stroke="#8a6518" stroke-width="3"/>';

const hole = ([x, y]: number[]): string => `<circle cx="${x}" cy="${y}" r="6" fill="#3d2a08"/>`;

/** A round brass button with two or four holes: the O's of the logo, the knob of sliders. */
export function brassButton(holeCount: 2 | 4): string {
  const at =
    holeCount === 4
      ? [
          [40, 40],
          [60, 40],
          [40, 60],
          [60, 60],
        ]
      : [
          [50, 39],
          [50, 61],
        ];
  const seam = holeCount === 4 ? 'M40 40 L60 60 M60 40 L40 60' : 'M50 39 V61';
  return (
    DISC +
    at.map(hole).join('') +
    `<path d="${seam}" stroke="#a23527" stroke-width="5" stroke-linecap="round"/>`
  );
}

/** The guide: a brass button whose holes are eyes. */
export const coach = (): string =>
  `${DISC}${hole([38, 44])}${hole([62, 44])}<path d="M36 60 Q50 74 64 60" fill="none" stroke="#3d2a08" stroke-width="5" stroke-linecap="round"/>`;
