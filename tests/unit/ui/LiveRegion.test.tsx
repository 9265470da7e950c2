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

test('the message of a new page is not announced; its changes are, also back to the first', () => {
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

test('an empty message keeps the last announcement, and quick changes are announced once', () => {
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
