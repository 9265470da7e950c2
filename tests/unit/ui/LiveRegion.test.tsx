import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = () => act(() => vi.advanceTimersByTime(1000));

test('a live region announces changes of its message, but not the message that it was rendered with', () => {
  const { rerender } = render(<LiveRegion message="24 products" />);
  const region = screen.getByRole('status');
  void pass();
  expect(region).toHaveTextContent(/^$/);
  rerender(<LiveRegion message="3 products" />);
  void pass();
  expect(region).toHaveTextContent('3 products');
  rerender(<LiveRegion message="24 products" />);
  void pass();
  expect(region).toHaveTextContent('24 products');
});

test('a live region keeps its announcement when the message becomes empty, and announces quick changes once', () => {
  const { rerender } = render(<LiveRegion message="24 products" />);
  const region = screen.getByRole('status');
  rerender(<LiveRegion message="9 products" />);
  rerender(<LiveRegion message="3 products" />);
  expect(region).toHaveTextContent(/^$/);
  void pass();
  expect(region).toHaveTextContent('3 products');
  rerender(<LiveRegion message="" />);
  void pass();
  expect(region).toHaveTextContent('3 products');
});
