import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { type SearchSuggestion, type SearchSuggestions, SUGGESTIONS_PATH } from "./search-suggestions";
import { searchPath, searchProblem, tidySearch } from "./search-words";

/** Milliseconds after the last key press before suggestions are requested. */
const PAUSE = 180;
const MIN_LENGTH = 2;

/** Suggestions for the text typed so far: pages to open, then longer or corrected search terms. */
export function useSuggestions(typed: string): SearchSuggestion[] {
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
