import { RadioCard } from "../radio-card";
import { BILLING, NEW_ADDRESS } from "./address-form";

interface SavedAddressesProps {
  addresses: { id: number; lines: string[] }[];
  /** The address of the order that is chosen; CSS uses it to hide the fields of a new address. */
  place: "main" | "billing";
}

/** The saved addresses as radio buttons; the last one is for a new address. */
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
