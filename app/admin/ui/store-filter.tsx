import { SelectField } from "./select-field";

interface StoreFilterProps {
  /** Code of the selected store; "" for all. */
  store: string;
  stores: { code: string; name: string }[];
}

/** Limits a list to one store; nothing for people who work for one. */
export function StoreFilter({ store, stores }: StoreFilterProps) {
  if (stores.length < 2) return null;
  return (
    <SelectField
      name="store"
      label="Store"
      value={store}
      options={[["", "All stores"], ...stores.map(({ code, name }): [string, string] => [code, name])]}
    />
  );
}
