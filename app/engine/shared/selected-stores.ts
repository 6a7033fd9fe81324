/** The stores that a list shows: the selected one if the person sees it, or all of theirs. */
export function selectedStores(storeCodes: string[], selected: string | null | undefined): string[] {
  return selected ? storeCodes.filter((code) => code === selected) : storeCodes;
}
