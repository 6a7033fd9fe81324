import type { ReactNode } from "react";

/** Accepted payment methods, as small drawn logos. */
export function PaymentMarks() {
  return (
    <ul aria-label="Payment methods">
      <Mark title="Credit or debit card">
        <path d="M3 8h34v4H3zM6 17h9v2H6z" fill="#2A211C" />
      </Mark>
      <Mark title="Check">
        <path
          d="M6 8h16v1.6H6zM6 12h11v1.6H6zM20 18c3-5 5-5 5-2s4-2 8-2"
          fill="none"
          stroke="#2A211C"
          strokeWidth="1.6"
        />
      </Mark>
      <Mark title="Secure payment">
        <path d="M14 11h12v8H14z" fill="#17493F" />
        <path d="M16.5 11V8.5a3.5 3.5 0 0 1 7 0V11" fill="none" stroke="#17493F" strokeWidth="1.8" />
      </Mark>
    </ul>
  );
}

/** Delivery services, as small drawn logos. */
export function DeliveryMarks() {
  return (
    <ul aria-label="Shipping">
      <Mark title="Shipped to your door">
        <path d="M8 7h14v10H8zM23 10h5l4 4v3h-9z" fill="#B8431F" />
        <path
          d="M13 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM27 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
          fill="#2A211C"
        />
      </Mark>
      <Mark title="Made in the USA">
        <path d="M6 6h28v14H6z" fill="#fff" stroke="#B8431F" strokeWidth="1.2" />
        <path d="M6 9.5h28M6 13h28M6 16.5h28" stroke="#B8431F" strokeWidth="1.4" />
        <path d="M6 6h12v7.5H6z" fill="#17493F" />
      </Mark>
    </ul>
  );
}

function Mark({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 40 26" width="40" height="26" role="img" aria-label={title}>
        <rect x="0.5" y="0.5" width="39" height="25" rx="4.5" fill="#FFF" stroke="#E8DED2" />
        {children}
      </svg>
    </li>
  );
}
