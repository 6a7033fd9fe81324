import { orderStage } from "./order-stage";

const tones = {
  "under-way": "bg-mint text-pine",
  waiting: "bg-marigold text-on-marigold",
  ended: "bg-line text-ink",
};

/** The status in a color for its stage: under way, waiting or ended. */
export function OrderStatus({ status, statusCode }: { status: string; statusCode: string | null }) {
  const tone = tones[orderStage(statusCode)];
  return (
    <span className={`whitespace-nowrap rounded-full px-3 py-1 text-sm font-semibold ${tone}`}>{status}</span>
  );
}
