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
import { Icon } from '#client/ui/media/Icon.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import type { SearchPopupProps } from './SearchPopup.tsx';
import { keepSearch, type SearchScope } from './searchScopes.ts';

interface SearchBoxProps {
  scope: SearchScope;
  label: string;
  placeholder: string;
  className?: string;
  box?: Ref<HTMLInputElement>;
  /** What its own place asks of the box: an id, a key. */
  inputProps?: InputHTMLAttributes<HTMLInputElement> & { 'data-first-focus'?: '' };
  /** `hanging` lies over the page under the box; `inline` takes the room below it. */
  suggestions?: SearchPopupProps['look'];
  /** Something was chosen or sent. */
  onDone?: () => void;
  /** What follows the box: its button. */
  children: ReactNode;
}

/**
 * A search with suggestions: stores the words in the filter and goes to the results. A form with an address of its own, so that it works without
 * scripts. What it suggests is fetched when somebody first comes to it; Escape closes that, and a second Escape empties the box.
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
  const requested = params.get('q') ?? '';
  const [words, setWords] = useState(requested);
  const [wasRequested, setWasRequested] = useState(requested);
  // Another address brings other words into the box; typing is kept otherwise.
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
        const term = words.trim();
        // Nothing but spaces is no search.
        setWords(term);
        keepSearch(term, scope);
        close();
        onDone?.();
        // On the page of the results itself no change of page moves the focus to them.
        void Promise.resolve(navigate(listingPath({ q: term }, scope.results))).then(focusHeading);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setActiveId(null);
        // What takes room of its own stays: the rest must not jump away from under a press.
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
          else if (event.key === 'ArrowDown') open();
          else if (event.key === 'Escape' && (isShown || words !== '')) {
            // Browsers would empty the box, or close the layer it is in, at the first press.
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
          look={suggestions}
          listId={listId}
          typed={words.trim()}
          activeId={activeId}
          onActive={setActiveId}
          onContent={setContent}
          onDone={() => {
            close();
            onDone?.();
          }}
          onWords={setWords}
          steerRef={steer}
        />
      )}
    </form>
  );
}

/** `/` anywhere on the page is for the search, unless something is being typed or a dialog is open. `onSlash` must stay the same. */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const jump = (event: WindowEventMap['keydown']) => {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const target = event.target instanceof Element ? event.target : null;
      if (!isPlain || target?.closest('input, textarea, select, [contenteditable], dialog[open]')) return;
      event.preventDefault();
      onSlash();
    };
    return listen(document, { keydown: jump });
  }, [onSlash]);
}
