/** What a recommendation brings and when; the same words for guests and customers. */
export function ReferTerms() {
  return (
    <>
      <h2>What you get</h2>
      <p>
        $10 of store credit when your friend's first order ships. It does not expire, and there is no limit to
        how many friends you bring.
      </p>
      <h2>What your friend gets</h2>
      <p>
        50% off the first order: whoever signs up for our newsletter is sent the code by mail. And the chance
        to try a design, with their own photo, before deciding anything.
      </p>
      <h2>When it counts</h2>
      <ul>
        <li>Your friend comes by your link and opens an account within 30 days, in the same browser.</li>
        <li>It is their first order with us, and it goes to another address than yours.</li>
        <li>Each household counts once. If the order is refunded in full, so is the credit.</li>
      </ul>
    </>
  );
}
