import { SelectField } from "./select-field";

interface StoreChoiceProps {
  /** Code of the selected store. */
  store: string;
  stores: { code: string; name: string }[];
}

/** The store of something new; hidden for people who work for one. */
export function StoreChoice({ store, stores }: StoreChoiceProps) {
  if (stores.length < 2) return <input type="hidden" name="store" value={store} />;
  return (
    <SelectField
      name="store"
      label="Store"
      value={store}
      options={stores.map(({ code, name }): [string, string] => [code, name])}
    />
  );
}
