interface OfferedMethod {
  method_title: string | null;
  available: boolean;
  error_message: string | null;
}

/** Titles of the method that the shopper selected last, and of the cart's current one. */
interface KnownTitles {
  remembered: string | null;
  selected: string | null;
}

/**
 * Selects the shipping method for a new address: the remembered one if it is available there, otherwise the selected
 * one, otherwise the first available. `lost` is the reason why the remembered one is not available.
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
  const candidates = [wanted, byTitle(selected), ...offered];
  return {
    method: candidates.find((method) => method?.available) ?? null,
    lost: isLost ? (wanted.error_message ?? `${remembered} isn't available for this address.`) : null,
  };
}
