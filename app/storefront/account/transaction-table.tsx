/** A change of a balance. */
export interface TransactionView {
  key: string;
  day: string;
  reason: string;
  /** With its sign. */
  change: string;
  isGain: boolean;
  /** The balance after the change. */
  balance: string;
}

const cell = "py-3 align-top";

interface TransactionTableProps {
  caption: string;
  /** Heading of the column of changes. */
  unit?: string;
  items: TransactionView[];
}

/** Changes of a balance; on small screens the day is above the reason. */
export function TransactionTable({ caption, unit = "Points", items }: TransactionTableProps) {
  return (
    <div className="rounded-card border border-line bg-card px-5 py-2">
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-sm text-soft-ink">
          <tr>
            <th scope="col" className="py-2 font-medium">
              Activity
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-medium">
              {unit}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-medium">
              Balance
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {items.map(({ key, day, reason, change, isGain, balance }) => (
            <tr key={key}>
              <td className={cell}>
                {reason}
                <span className="block text-sm text-soft-ink">{day}</span>
              </td>
              <td
                className={`${cell} whitespace-nowrap pl-4 text-right font-semibold tabular-nums ${isGain ? "text-pine" : ""}`}
              >
                {change}
              </td>
              <td className={`${cell} whitespace-nowrap pl-4 text-right tabular-nums text-soft-ink`}>
                {balance}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
