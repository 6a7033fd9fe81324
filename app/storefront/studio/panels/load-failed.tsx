/** Says that fields could not be fetched, and offers another try; some browsers try only once per page. */
export function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <div role="alert">
      <p>Couldn't load this part. If trying again doesn't help, save your design and reload the page.</p>
      <button type="button" onClick={retry} className="act" data-variant="pill">
        Try again
      </button>
    </div>
  );
}
