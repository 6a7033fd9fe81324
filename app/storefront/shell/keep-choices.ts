/**
 * Keeps what the shopper has chosen in the server's page while React hydrates it: React sets the default of each radio
 * button and checkbox anew, which chooses the server's again unless a script has set the choice. Must be called before
 * the page is hydrated.
 */
export function keepChoices(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("[type=radio], [type=checkbox]")) {
    const { checked } = input;
    input.checked = checked;
  }
}
