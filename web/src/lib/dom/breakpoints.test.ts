import { expect, test } from 'vitest';
import { withMediaNames } from '../../../tools/media-names';

test('names of sizes become media queries', () => {
  expect(withMediaNames('@media (--phone) { a { top: 0 } }')).toBe(
    '@media (max-width: 719.98px) { a { top: 0 } }',
  );
  expect(withMediaNames('@media (--low) {}')).toMatch(
    /^@media \(orientation: landscape\) and .*, \(orientation/,
  );
  expect(() => withMediaNames('@media (--fone) {}')).toThrow('fone');
});
