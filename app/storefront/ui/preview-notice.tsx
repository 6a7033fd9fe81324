/** Tells staff that they see a page as it will be with its draft. */
export function PreviewNotice() {
  return (
    <p className="mb-5 border border-line p-3 font-semibold">
      Preview for staff: this page may not be published yet.
    </p>
  );
}
