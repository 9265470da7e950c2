import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Stepper } from '#client/ui/forms/Stepper.tsx';
import { renderUi } from '#tests/support/app/renderUi.tsx';

function Example({ first, onZero, onChange }: { first: number; onZero?: () => void; onChange?: (quantity: number) => void }) {
  const [quantity, setQuantity] = useState(first);
  return (
    <Stepper
      name="Mango"
      value={quantity}
      onZero={onZero}
      onChange={(next) => {
        onChange?.(next);
        setQuantity(next);
      }}
    />
  );
}

const box = () => screen.getByRole('spinbutton', { name: 'Quantity' });

describe('the quantity stepper', () => {
  test('stops at one and keeps the focus on its decrease button', async () => {
    const onChange = vi.fn();
    const { user } = await renderUi(<Example first={2} onChange={onChange} />);
    const decrease = screen.getByRole('button', { name: 'Decrease quantity' });
    await user.click(decrease);
    await user.click(decrease);
    expect(box()).toHaveValue('1');
    expect(decrease).toHaveAttribute('aria-disabled', 'true');
    expect(decrease).toHaveFocus();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('ignores keys of an input method editor', async () => {
    const onChange = vi.fn();
    await renderUi(<Example first={2} onChange={onChange} />);
    fireEvent.keyDown(box(), { key: 'ArrowUp', isComposing: true });
    fireEvent.keyDown(box(), { key: 'ArrowUp', keyCode: 229 });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(onChange).toHaveBeenCalledWith(3);
  });

  test('steps from the typed value', async () => {
    const { user } = await renderUi(<Example first={1} />);
    await user.clear(box());
    await user.type(box(), '5{ArrowUp}');
    expect(box()).toHaveValue('6');
  });

  test('has no upper bound', async () => {
    const { user } = await renderUi(<Example first={1} />);
    await user.clear(box());
    await user.type(box(), '250000{Enter}');
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(box()).toHaveValue('250001');
  });

  test.each(['-1', '1.5', 'abc', ''])('keeps its value if "%s" is typed', async (text) => {
    const onChange = vi.fn();
    const { user } = await renderUi(<Example first={3} onChange={onChange} />);
    await user.clear(box());
    if (text) await user.type(box(), text);
    await user.tab();
    expect(box()).toHaveValue('3');
  });

  test('requests removal if 0 is typed', async () => {
    const onZero = vi.fn();
    const { user } = await renderUi(<Example first={3} onZero={onZero} />);
    await user.clear(box());
    await user.type(box(), '0{Enter}');
    expect(onZero).toHaveBeenCalledOnce();
  });

  test('changes by one with the arrow keys and by ten with Page Up and Page Down', async () => {
    const { user } = await renderUi(<Example first={1} />);
    box().focus();
    await user.keyboard('{ArrowUp}{PageUp}');
    expect(box()).toHaveValue('12');
    await user.keyboard('{PageDown}{PageDown}');
    expect(box()).toHaveValue('1');
  });
});
