import type { OrderRowFragment } from "../documents.generated";
import type { Column } from "../ui/data-table";
import { dayText, moneyText, shopTimeText } from "../ui/format";
import { checkField } from "./bulk/bulk-steps";

interface OrderColumnsOptions {
  /** With the column of the store. */
  hasStores?: boolean;
  /** Numbers of the orders that are checked at first; null: orders can't be checked. */
  checked?: string[] | null;
}

/** The columns of a list of orders. */
export function orderColumns({
  hasStores = false,
  checked = null,
}: OrderColumnsOptions): Column<OrderRowFragment>[] {
  return [
    {
      title: "Order",
      cell: ({ number }) => (
        <span className="check">
          {checked && (
            <input
              type="checkbox"
              name={checkField(number)}
              aria-label={`Check order ${number}`}
              defaultChecked={checked.includes(number)}
            />
          )}
          <a href={`/admin/orders/${number}`}>{number}</a>
        </span>
      ),
    },
    { title: "Placed", cell: ({ placed_at }) => shopTimeText(placed_at) },
    ...(hasStores ? [{ title: "Store", cell: ({ store_code }: OrderRowFragment) => store_code }] : []),
    {
      title: "Buyer",
      cell: ({ buyer_name, email }) => (
        <span>
          {buyer_name || "Erased"} <small>{email}</small>
        </span>
      ),
    },
    { title: "Status", cell: (order) => <OrderStatus {...order} /> },
    {
      title: "Promised",
      cell: ({ arrival_date }) => (arrival_date ? dayText(arrival_date) : "–"),
      isWide: true,
    },
    { title: "Pieces", cell: ({ pieces }) => pieces, isNumber: true, isWide: true },
    { title: "Total", cell: ({ total }) => moneyText(total), isNumber: true },
  ];
}

/** An order's status, and whether it is late. */
export function OrderStatus({
  status,
  status_code,
  is_late,
}: Pick<OrderRowFragment, "status" | "status_code" | "is_late">) {
  return (
    <span>
      <span className={`pill ${status_code}`}>{status}</span>
      {is_late && (
        <>
          {" "}
          <span className="pill late">Late</span>
        </>
      )}
    </span>
  );
}
