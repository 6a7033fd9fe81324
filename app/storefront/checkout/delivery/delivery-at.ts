interface OfferedMethod {
  method_title: string | null;
  available: boolean;
  error_message: string | null;
}

/** Titles of the method that the shopper chose last, and of the cart's current method. */
interface KnownTitles {
  remembered: string | null;
  selected: string | null;
}

/**
 * Chooses the shipping method for a new address: the remembered one if it is available there, else the selected one,
 * else the first available. `lost` tells why the remembered one is not available.
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
    lost: isLost ? (wanted.error_message ?? `${remembered} is not available for this address.`) : null,
  };
}
