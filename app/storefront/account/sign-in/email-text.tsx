/** An e-mail address within a sentence; a long one breaks where the line ends. */
export function EmailText({ children }: { children: string }) {
  return <span className="[overflow-wrap:anywhere]">{children}</span>;
}
