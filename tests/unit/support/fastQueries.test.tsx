import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

const READ = ['display', 'visibility', 'opacity', 'pointerEvents'] as const;
const styles = () =>
  [...document.body.querySelectorAll('*')].map((element) => READ.map((property) => `${property}: ${getComputedStyle(element)[property]}`));

const sheet = document.createElement('style');
afterEach(() => sheet.remove());

test('styles computed once per kind of element equal those of jsdom', () => {
  render(
    <main>
      <dialog>
        <p>closed</p>
      </dialog>
      <dialog open>open</dialog>
      <div hidden>
        <span>inside</span>
      </div>
      <p style={{ visibility: 'hidden' }}>
        <b>inherited</b>
        <i style={{ visibility: 'visible' }}>shown</i>
      </p>
      <div style={{ pointerEvents: 'none' }}>
        <button>not clickable</button>
      </div>
      <div style={{ display: 'none' }}>none</div>
      <input type="hidden" />
      <input type="text" />
      <details>
        <summary>more</summary>
        <ul>
          <li>item</li>
        </ul>
      </details>
      <table>
        <tbody hidden>
          <tr>
            <td>cell</td>
          </tr>
        </tbody>
      </table>
      <svg>
        <title>drawing</title>
        <path d="" />
      </svg>
    </main>,
  );
  const fast = styles();
  // If there is any style sheet, even an empty one, jsdom computes all styles itself.
  document.head.append(sheet);
  expect(fast).toEqual(styles());
  expect(new Set(fast.flat())).toContain('display: none');
});
