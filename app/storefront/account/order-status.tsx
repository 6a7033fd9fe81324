/** The status as a pill. */
export function OrderStatus({ status }: { status: string }) {
  return (
    <span className="whitespace-nowrap rounded-full bg-mint px-3 py-1 text-sm font-semibold text-pine">
      {status}
    </span>
  );
}
