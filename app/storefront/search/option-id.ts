/** Element id of the suggestion at that index. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
