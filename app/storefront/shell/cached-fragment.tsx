import { createContext, createElement, type ReactNode, useContext } from "react";

/** Where the server finds markup that it has rendered before (fragment-cache.server.ts). */
export interface FragmentSource {
  /** Name of the element that marks a fragment until the page is completed. */
  tag: string;
  /** Returns the number of the fragment in its page, and whether its markup is cached. */
  place(key: string): { at: number; isCached: boolean };
}

/** Null in browsers, and where each page is rendered anew. */
export const Fragments = createContext<FragmentSource | null>(null);

interface CachedFragmentProps {
  name: string;
  /** All data that the markup depends on, but for the brand; JSON. Null for markup that is a visitor's own: it is not cached. */
  of: object | null;
  /** One element: without `useId`, the nonce, and other fragments. */
  children: ReactNode;
}

/**
 * A part of the page that the server renders once for all pages with the same data. The browser hydrates it like any
 * other.
 */
export function CachedFragment({ name, of, children }: CachedFragmentProps) {
  const source = useContext(Fragments);
  if (!source || !of) return children;
  const { at, isCached } = source.place(`${name}\n${JSON.stringify(of)}`);
  return createElement(source.tag, { at }, isCached ? null : children);
}
