import { useSearchParams } from 'react-router-dom';
import { OPEN_PARAM, type FormResult } from './formResult.ts';

/** Whether a form is initially open, either through the query parameter or because its posted input was rejected. */
export function useIsOpened(of: string, result: FormResult | null): boolean {
  const wanted = useSearchParams()[0].get(OPEN_PARAM);
  return result === null ? wanted === of : result.done === null;
}
