import { type ChangeEvent, useState, useTransition } from "react";
import { type Studio, useStudioParts } from "./use-studio";

type EditEvent = Parameters<Studio["edit"]>[0];

/**
 * Applies a changed field after the field itself has been painted: on a slow phone, rendering the studio takes longer
 * than a shopper should wait for a letter. While it is pending, the field must show what was entered.
 */
export function useDeferredEdit(): { isPending: boolean; edit: (event: EditEvent) => void } {
  const { edit } = useStudioParts();
  const [isPending, startTransition] = useTransition();
  return {
    isPending,
    edit({ currentTarget }) {
      startTransition(() => edit({ currentTarget }));
    },
  };
}

type EnteredField = EditEvent["currentTarget"];

/**
 * The value of a controlled field: the entry while the design follows it, then the design's value.
 * @param apply applies the entry at once, without reading the form, whose other fields may depend on it
 */
export function useEntry(
  name: string,
  current: string,
  apply?: (field: EnteredField) => void,
): { value: string; follow: (event: ChangeEvent<EnteredField>) => void } {
  const { edit, shownValue } = useStudioParts();
  const [entered, setEntered] = useState(current);
  const [isPending, startTransition] = useTransition();
  return {
    value: isPending ? entered : shownValue(name, current),
    follow({ currentTarget }) {
      if (apply) return apply(currentTarget);
      setEntered(currentTarget.value);
      startTransition(() => edit({ currentTarget }));
    },
  };
}
