import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ToastRegion } from '#client/ui/feedback/toast/ToastRegion.tsx';
import { renderUi } from '#tests/support/app/renderUi.tsx';

describe('toasts', () => {
  test('have the role status for information and success, and alert for warnings and errors', async () => {
    await renderUi(<ToastRegion />);
    act(() => {
      toast.info('For your information');
      toast.success('Copied');
      toast.warning('Not copied');
      toast.error('Not saved');
    });
    expect((await screen.findByText('For your information')).closest('[role]')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Copied').closest('[role]')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Not copied').closest('[role]')).toHaveAttribute('role', 'alert');
    expect(screen.getByText('Not saved').closest('[role]')).toHaveAttribute('role', 'alert');
  });

  test('close after 5000 ms, except errors', async () => {
    await renderUi(<ToastRegion />);
    act(() => {
      toast.success('Saved for later', { id: 'saved' });
      toast.error('Out of reach', { id: 'lost' });
    });
    const clock = (text: string) =>
      screen.getByText(text).closest('.Toastify__toast')?.querySelector<HTMLElement>('[role="progressbar"]')?.style.animationDuration;
    await screen.findByText('Saved for later');
    expect(clock('Saved for later')).toBe('5000ms');
    expect(clock('Out of reach')).toBeFalsy();
  });

  test('have a close button and can have one action', async () => {
    const onPress = vi.fn();
    await renderUi(<ToastRegion />);
    act(() => toast.info('Removed Mango', { id: 'removed', action: { label: 'Undo', onPress } }));
    expect(await screen.findAllByRole('button', { name: 'Close this notification' })).not.toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(onPress).toHaveBeenCalledOnce());
  });
});
