interface Amount {
  id: string;
  label: string;
  /** Formatted. */
  amount: string;
}

/** Amounts with their labels, such as the parts of a refund. */
export function Amounts({ title, amounts }: { title: string; amounts: Amount[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <dl className="facts amounts">
        {amounts.map(({ id, label, amount }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
