import { expect, test, vi } from 'vitest';

const BUTTON = '<button name="intent" value="pay">Pay</button>';

/** Values of the buttons with which a form is submitted once the application is ready. */
async function submitted(change: (form: HTMLFormElement) => void): Promise<(string | undefined)[]> {
  vi.resetModules();
  await import('#client/entry-head.ts');
  document.body.innerHTML = `<form method="post">${BUTTON}</form>`;
  const form = document.querySelector('form')!;
  form.querySelector('button')!.click();
  const values: (string | undefined)[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    values.push((event.submitter as HTMLButtonElement | null)?.value);
  });
  change(form);
  document.dispatchEvent(new Event('rizq:ready'));
  await new Promise((resolve) => setTimeout(resolve));
  return values;
}

test('a form submitted before the application is ready is submitted with the pressed button', async () => {
  expect(await submitted(() => undefined)).toEqual(['pay']);
});

test('a form whose pressed button was rendered again is submitted with its successor', async () => {
  expect(await submitted((form) => (form.innerHTML = `<button name="intent" value="cash">Cash</button>${BUTTON}`))).toEqual(['pay']);
});

test('a form that has lost the pressed button is not submitted with another one', async () => {
  expect(await submitted((form) => (form.innerHTML = '<button name="intent" value="cash">Cash</button>'))).toEqual([]);
});
