import { Form } from "@remix-run/react";
import { Button } from "~/storefront/ui/button";
import { fieldClasses } from "~/storefront/ui/field-frame";
import { orderNumberHint } from "~/storefront/ui/order-number-hint";
import { TextLink } from "~/storefront/ui/text-link";
import { isFiltered, myOrdersPath, type OrderFilter, orderPeriods, orderStatuses } from "./order-filter";

/** The filter of the order list. The form changes the URL, so it needs no JavaScript and can be bookmarked. */
export function FilterOrders({ filter, hasStatuses }: { filter: OrderFilter; hasStatuses: boolean }) {
  return (
    <Form
      key={myOrdersPath(filter, 1)}
      method="get"
      action="/customer/account/my-orders"
      aria-label="Find an order"
      className="mb-6 grid grid-cols-2 items-end gap-x-3 gap-y-4 md:grid-cols-[1.2fr_1fr_1fr_auto]"
    >
      <div className="col-span-2 md:col-span-1">
        <label htmlFor="filter-number" className="mb-1 block text-sm font-semibold">
          Order number
        </label>
        <input
          id="filter-number"
          name="number"
          type="search"
          defaultValue={filter.number}
          maxLength={40}
          autoComplete="off"
          placeholder={orderNumberHint()}
          className={fieldClasses}
        />
      </div>
      {hasStatuses && (
        <Choice name="status" label="Status" any="Any status" choices={orderStatuses} value={filter.status} />
      )}
      <Choice name="since" label="Placed" any="Any time" choices={orderPeriods} value={filter.since} />
      <div className="col-span-2 flex items-center gap-4 md:col-span-1">
        <Button variant="quiet">Show</Button>
        {isFiltered(filter) && (
          <TextLink to={myOrdersPath({ number: "", status: "", since: "" }, 1)} isTall className="text-sm">
            Show all
          </TextLink>
        )}
      </div>
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** Label of the option without a filter. */
  any: string;
  choices: Record<string, string>;
  value: string;
}

function Choice({ name, label, any, choices, value }: ChoiceProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={`filter-${name}`} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select id={`filter-${name}`} name={name} defaultValue={value} className={fieldClasses}>
        <option value="">{any}</option>
        {Object.entries(choices).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
