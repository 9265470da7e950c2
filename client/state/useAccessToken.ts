import { useLocation } from 'react-router-dom';
import { ordersVar } from './orders.ts';
import { useHydrated } from './useHydrated.ts';
import { usePersisted } from './usePersisted.ts';

/** Access token of a guest's order: in the URL's fragment, from an email, or stored on this device. Null before hydration. */
export function useAccessToken(number: string): string | null {
  const isHydrated = useHydrated();
  const kept = usePersisted(ordersVar).orders.find((order) => order.number === number);
  const { hash } = useLocation();
  if (!isHydrated) return null;
  return kept?.accessToken ?? new URLSearchParams(hash.slice(1)).get('token');
}
