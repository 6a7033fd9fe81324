interface OfferedMethod {
  method_title: string | null;
  available: boolean;
  error_message: string | null;
}

/** Titles: of the method that the shopper chose last, and of the one that the cart has now. */
interface KnownTitles {
  remembered: string | null;
  selected: string | null;
}

/**
 * How a cart is shipped to an address that was just set: by the method that is remembered when it can be had there,
 * else by the selected one, else by the first available. `lost` says why the remembered one cannot be had.
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
