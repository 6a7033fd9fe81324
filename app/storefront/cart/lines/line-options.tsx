/** The chosen options of a product, such as "Color: White · Size: 11 oz". */
export function LineOptions({ options }: { options: { label: string; value: string }[] }) {
  if (options.length === 0) return null;
  return (
    <p className="mt-1 text-sm text-soft-ink">
      {options.map(({ label, value }) => `${label}: ${value}`).join(" · ")}
    </p>
  );
}
