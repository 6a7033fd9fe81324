import { RadioCard } from "../radio-card";
import { BILLING, NEW_ADDRESS } from "./address-names";

interface SavedAddressesProps {
  addresses: { id: number; lines: string[] }[];
  /** Which of the order's addresses this selects; selecting a saved one hides the fields of a new one. */
  place: "main" | "billing";
}

/** The customer's saved addresses as options, and a new address as the last one. */
export function SavedAddresses({ addresses, place }: SavedAddressesProps) {
  const name = `${place === "billing" ? BILLING : ""}address_choice`;
  return (
    <div className="mb-6 grid gap-3 sm:grid-cols-2">
      {addresses.map(({ id, lines: [person, ...rest] }) => (
        <RadioCard key={id} name={name} value={String(id)} data-saved={place}>
          <span className="block font-semibold">{person}</span>
          <span className="block text-sm text-soft-ink">{rest.join(", ")}</span>
        </RadioCard>
      ))}
      <RadioCard name={name} value={NEW_ADDRESS}>
        <span className="font-semibold">Another address</span>
      </RadioCard>
    </div>
  );
}
