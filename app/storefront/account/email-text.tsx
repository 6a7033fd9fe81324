/** An email address within a sentence; a long one may wrap anywhere. */
export function EmailText({ children }: { children: string }) {
  return <span className="[overflow-wrap:anywhere]">{children}</span>;
}
