/** Where a visitor leaves an address for the newsletter; stands in the footer. */
export function SubscribeForm() {
  return (
    <form method="post" action="/newsletter/subscribe" noValidate>
      <label htmlFor="subscribe-email" className="block font-semibold">
        News, and 50% off your first order
      </label>
      <input id="subscribe-email" name="email" type="email" autoComplete="email" placeholder="Your email" />
      <button type="submit">Subscribe</button>
    </form>
  );
}
