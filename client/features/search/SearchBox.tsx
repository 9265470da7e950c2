import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listingPath } from '#client/config/links.ts';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { listen } from '#client/lib/listen.ts';
import { pressedKey } from '#client/lib/pressedKey.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';
import type { SearchPopupProps } from './SearchPopup.tsx';
import { keepSearch, type SearchScope } from './searchScopes.ts';

interface SearchBoxProps {
  scope: SearchScope;
  label: string;
  placeholder: string;
  className?: string;
  box?: Ref<HTMLInputElement>;
  /** The input's attributes, such as its id. */
  inputProps?: InputHTMLAttributes<HTMLInputElement> & { 'data-first-focus'?: '' };
  /** `hanging` suggestions cover the page below the field; `inline` suggestions are in the document flow. */
  suggestions?: SearchPopupProps['variant'];
  /** Called after a choice or submission. */
  onDone?: () => void;
  /** Content after the input, such as the submit button. */
  children: ReactNode;
}

/**
 * Search combobox. Stores the search in the section's filter and opens the results. Uses a GET form, so that it works without scripts.
 * Suggestions load on the first focus; Escape closes them, and a second Escape clears the field.
 */
export function SearchBox({
  scope,
  label,
  placeholder,
  className,
  box,
  inputProps,
  suggestions = 'hanging',
  onDone,
  children,
}: SearchBoxProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const requested = normaliseSearch(params.get('q'));
  const [words, setWords] = useState(requested);
  const [wasRequested, setWasRequested] = useState(requested);
  // A change in the query parameters replaces the typed text.
  if (wasRequested !== requested) {
    setWasRequested(requested);
    setWords(requested);
  }
  const listId = useId();
  const [Popup, setPopup] = useState<ComponentType<SearchPopupProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasContent, setContent] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const steer = useRef<((event: KeyboardEvent) => boolean) | null>(null);

  const open = () => {
    setOpen(true);
    if (Popup === null)
      void import('./SearchPopup.tsx').then(
        (part) => setPopup(() => part.SearchPopup),
        () => undefined,
      );
  };
  const close = () => {
    setOpen(false);
    setActiveId(null);
  };
  const isShown = isOpen && Popup !== null && hasContent;

  return (
    <form
      method="get"
      role="search"
      action={scope.results}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const term = normaliseSearch(words);
        // Shows the normalised term, which is empty if only spaces were typed.
        setWords(term);
        keepSearch(term, scope);
        close();
        onDone?.();
        // If the results page is already open, the navigation does not move the focus.
        void Promise.resolve(navigate(listingPath({ q: term }, scope.results))).then(focusHeading);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setActiveId(null);
        // Inline suggestions stay open, because closing them would shift the layout during a press.
        if (suggestions === 'hanging') close();
      }}
    >
      <Icon name="search" size={20} />
      <input
        {...inputProps}
        ref={box}
        type="search"
        name="q"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        aria-label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={activeId ?? undefined}
        value={words}
        onFocus={open}
        onClick={open}
        onChange={(event) => {
          setWords(event.target.value);
          open();
        }}
        onKeyDown={(event) => {
          if (isShown && steer.current?.(event)) event.preventDefault();
          else if (pressedKey(event) === 'ArrowDown') open();
          else if (pressedKey(event) === 'Escape' && (isShown || words !== '')) {
            // Otherwise browsers would clear the field or close its dialog on the first Escape.
            event.preventDefault();
            if (isShown) close();
            else setWords('');
          }
        }}
      />
      {children}
      {isOpen && Popup !== null && (
        <Popup
          scope={scope}
          variant={suggestions}
          listId={listId}
          typed={normaliseSearch(words)}
          activeId={activeId}
          onActive={setActiveId}
          onContent={setContent}
          onDone={() => {
            close();
            onDone?.();
          }}
          onWords={setWords}
          keyHandlerRef={steer}
        />
      )}
    </form>
  );
}

/** Calls `onSlash` when `/` is pressed, except while typing or in a dialog. `onSlash` must be referentially stable. */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const jump = (event: WindowEventMap['keydown']) => {
      const isPlain = pressedKey(event) === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const target = event.target instanceof Element ? event.target : null;
      if (!isPlain || target?.closest('input, textarea, select, [contenteditable], dialog[open]')) return;
      event.preventDefault();
      onSlash();
    };
    return listen(document, { keydown: jump });
  }, [onSlash]);
}
