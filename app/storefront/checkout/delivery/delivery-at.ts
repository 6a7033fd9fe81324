interface OfferedMethod {
  method_title: string | null;
  available: boolean;
  error_message: string | null;
  amount?: { value: number | null };
}

/** Titles of the method that the shopper selected last, and of the cart's current one. */
interface KnownTitles {
  remembered: string | null;
  selected: string | null;
}

/**
 * Selects the shipping method for a new address: the remembered one if it is available there, otherwise the selected
 * one, otherwise the cheapest available, of several the first. `lost` is the reason why the remembered one is not available.
 */
export function deliveryAt<Method extends OfferedMethod>(
  methods: (Method | null)[],
  { remembered, selected }: KnownTitles,
): { method: Method | null; lost: string | null } {
  const offered = methods.flatMap((method) => method ?? []);
  const byTitle = (title: string | null) =>
    title === null ? undefined : offered.find(({ method_title }) => method_title === title);
  const wanted = byTitle(remembered);
  const isLost = wanted !== undefined && !wanted.available;
  const cheapestFirst = offered.toSorted((one, other) => priceOf(one) - priceOf(other));
  const candidates = [wanted, byTitle(selected), ...cheapestFirst];
  return {
    method: candidates.find((method) => method?.available) ?? null,
    lost: isLost ? (wanted.error_message ?? `${remembered} isn't available for this address.`) : null,
  };
}

/** Dollars; a method without a price comes last. */
function priceOf({ amount }: OfferedMethod): number {
  return amount?.value ?? Number.MAX_VALUE;
}
