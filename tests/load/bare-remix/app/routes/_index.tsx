/** The page of one line that the benchmark compares the store's pages with. */
export default function Index() {
  return <p>Hello.</p>;
}
