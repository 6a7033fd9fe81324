import { useFetcher, useLocation, useNavigate } from "@remix-run/react";
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { CachedFragment } from "../shell/cached-fragment";
import { AlertIcon, SearchIcon } from "../ui/icons";
import { Status } from "../ui/live-region";
import { optionId } from "./option-id";
import { type SearchSuggestion, type SearchSuggestions, SUGGESTIONS_PATH } from "./search-suggestions";
import { MAX_SEARCH_LENGTH, RESULTS_PATH, searchPath, searchProblem, tidySearch } from "./search-words";

/** Fetched with the first suggestions. */
const SuggestionList = lazy(async () => ({ default: (await import("./suggestion-list")).SuggestionList }));

/** Milliseconds after the last key press before suggestions are requested. */
const PAUSE = 180;
const MIN_LENGTH = 2;

/**
 * The search form with suggestions: arrow keys select, Enter opens, Escape closes the list. Without JavaScript it is a
 * plain form.
 * @param id of its field
 */
export function SearchBox({ id, className = "" }: { id: string; className?: string }) {
  const { search, pathname } = useLocation();
  const words = wordsOf(pathname + search);
  return (
    <CachedFragment name="search" of={words ? null : { id, className }}>
      <SearchForm id={id} className={className} words={words} />
    </CachedFragment>
  );
}

interface SearchFormProps {
  id: string;
  className: string;
  /** The page's search. */
  words: string;
}

function SearchForm({ id, className, words }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [chosenPath, setChosenPath] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const suggestions = useSuggestions(typed);
  // By its path: later suggestions replace the list under a choice.
  const chosen = suggestions.findIndex(({ path }) => path === chosenPath);
  const isShown = isOpen && suggestions.length > 0;
  const listId = `${id}-list`;
  const problemId = `${id}-problem`;

  /** Past both ends no suggestion is chosen. */
  const choose = (index: number) => setChosenPath(suggestions[index]?.path);
  const close = () => {
    setOpen(false);
    setChosenPath(undefined);
  };
  const go = ({ path }: Pick<SearchSuggestion, "path">) => {
    close();
    setTyped("");
    if (input.current) input.current.value = wordsOf(path);
    navigate(path);
  };

  function type({ currentTarget: { value } }: FormEvent<HTMLInputElement>) {
    setTyped(value);
    setOpen(true);
    setChosenPath(undefined);
    if (problem) setProblem(searchProblem(tidySearch(value)));
  }

  function pressKey(event: KeyboardEvent) {
    if (!isShown) return;
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown") choose(chosen + 1);
    else if (event.key === "ArrowUp") choose(chosen === -1 ? suggestions.length - 1 : chosen - 1);
    else return;
    event.preventDefault();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = tidySearch(input.current?.value ?? "");
    const wrong = searchProblem(words);
    setProblem(wrong);
    if (wrong || words === "") return input.current?.focus();
    go(isShown && chosen >= 0 ? suggestions[chosen] : { path: searchPath(words) });
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  return (
    <search className={className}>
      <form method="get" action={RESULTS_PATH} onSubmit={submit} onBlur={leave} className="relative">
        <label htmlFor={id} className="sr-only">
          Search products
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          placeholder="Search products..."
          defaultValue={words}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && chosen >= 0 ? optionId(listId, chosen) : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          onInput={type}
          onKeyDown={pressKey}
          className={`h-12 w-full rounded-full border bg-card pl-5 pr-14 placeholder:text-soft-ink ${problem ? "border-error" : "border-field-line"}`}
        />
        <button
          type="submit"
          className="absolute right-0 top-0 flex h-12 w-12 items-center justify-center rounded-full text-accent-strong hover:bg-accent-tint"
        >
          <SearchIcon />
          <span className="sr-only">Search</span>
        </button>
        <Status className="sr-only">{isShown && countText(suggestions.length)}</Status>
        {isShown && (
          <Suspense>
            <SuggestionList id={listId} suggestions={suggestions} chosen={chosen} onChoose={go} />
          </Suspense>
        )}
        {problem && (
          <p
            id={problemId}
            role="alert"
            className="absolute inset-x-0 top-full z-40 mt-1 flex gap-2 rounded-field border border-error bg-card px-3 py-2 text-sm text-error shadow-float"
          >
            <AlertIcon className="h-5 w-5 shrink-0" />
            {problem}
          </p>
        )}
      </form>
    </search>
  );
}

/** Returns the search term in a URL; empty for other pages than search results. */
function wordsOf(address: string): string {
  const [pathname, search] = address.split("?");
  return pathname === RESULTS_PATH ? tidySearch(new URLSearchParams(search).get("q")) : "";
}

function countText(count: number): string {
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}

/** Suggestions for the text typed so far: pages to open, then longer or corrected search terms. */
function useSuggestions(typed: string): SearchSuggestion[] {
  const { load, data } = useFetcher<SearchSuggestions>();
  const words = tidySearch(typed);
  const isAskable = words.length >= MIN_LENGTH && searchProblem(words) === null;
  useEffect(() => {
    if (!isAskable) return;
    const timer = setTimeout(() => load(`${SUGGESTIONS_PATH}?${new URLSearchParams({ q: words })}`), PAUSE);
    return () => clearTimeout(timer);
  }, [words, isAskable, load]);
  if (!isAskable || !data) return [];
  const searches = data.words.map((title) => ({ title, path: searchPath(title) }));
  return [...data.suggestions, ...searches];
}
