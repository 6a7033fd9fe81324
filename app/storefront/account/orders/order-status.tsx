import { orderStage } from "./order-stage";

const tones = {
  "under-way": "bg-mint text-pine",
  waiting: "bg-marigold text-on-marigold",
  ended: "bg-line text-ink",
};

/** The status as a pill; its color shows whether the order is in progress, waiting or ended. */
export function OrderStatus({ status, statusCode }: { status: string; statusCode: string | null }) {
  const tone = tones[orderStage(statusCode)];
  return (
    <span className={`whitespace-nowrap rounded-full px-3 py-1 text-sm font-semibold ${tone}`}>{status}</span>
  );
}
