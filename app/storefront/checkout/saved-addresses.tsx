import { NEW_ADDRESS } from "./address-form";
import { RadioCard } from "./radio-card";

/** The customer's address book as choices, and a new address as the last one. */
export function SavedAddresses({ addresses }: { addresses: { id: number; lines: string[] }[] }) {
  return (
    <div className="mb-6 grid gap-3 sm:grid-cols-2">
      {addresses.map(({ id, lines: [name, ...rest] }) => (
        <RadioCard key={id} name="address_choice" value={String(id)} data-saved="">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-soft-ink">{rest.join(", ")}</span>
        </RadioCard>
      ))}
      <RadioCard name="address_choice" value={NEW_ADDRESS}>
        <span className="font-semibold">Another address</span>
      </RadioCard>
    </div>
  );
}
