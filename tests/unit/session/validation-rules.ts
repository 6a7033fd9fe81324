/** Specification §5, as accepted values and rejected values with the shop's messages. */

export interface ValidationRule {
  accepted: string[];
  /** Value → message. */
  rejected: [typed: string, message: string][];
}

export const REQUIRED = "This is a required field.";
const EMAIL =
  "Please enter a valid email address and make sure it contains no leading/trailing spaces. For example johndoe@domain.com.";
const DATE = "Please enter a valid full date.";
const PHONE = "Please enter a valid phone.";
const PASSWORD =
  "Please enter atleast 8 characters. It should be combination of any three of four - one capital letter/one small letter/one special character/one numeric character. Leading or trailing spaces will be ignored.";
const POSTCODE = "Please enter a valid zip/postal code.";
const GST = "Please enter a valid GST number: 15 letters and numbers, with at least one of each.";
const SEARCH =
  "Please enter valid string. Allowed Characters are letters, digits, space, underscore and hyphen.";
const TOO_LONG = "Please enter no more than 255 characters.";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export const validationRules = {
  "a required text": {
    accepted: ["Ada", " Ada ", "0", "Mary Ann", "Zoë", "x".repeat(255)],
    rejected: [
      ["", REQUIRED],
      ["   ", REQUIRED],
      ["\t\n", REQUIRED],
      ["x".repeat(256), TOO_LONG],
    ],
  },
  "an email address": {
    accepted: [
      "a@b.co",
      "  a@b.co ",
      "first.last+tag@shop.example.com",
      "o'neil@domain.com",
      "ADA@Example.COM",
      `${"a".repeat(64)}@b.co`,
    ],
    rejected: [
      ["", REQUIRED],
      ["a@b", EMAIL],
      ["@b.co", EMAIL],
      ["a@", EMAIL],
      ["ada", EMAIL],
      ["a b@c.co", EMAIL],
      ["a@b..co", EMAIL],
      ["a..b@c.co", EMAIL],
      ["a@-b.co", EMAIL],
      ["a@b-.co", EMAIL],
      ["a@b.c", EMAIL],
      ["a@b.co,c@d.co", EMAIL],
      ["a@b.co;c@d.co", EMAIL],
      ["<a@b.co>", EMAIL],
      ["group:a@b.co", EMAIL],
      ["a@b@c.co", EMAIL],
      [`${"a".repeat(65)}@b.co`, EMAIL],
    ],
  },
  "several email addresses": {
    accepted: [
      "a@b.co",
      " a@b.co , c@d.co ",
      "a@b.co,",
      "A@b.co,a@b.co",
      "a@b.co,b@b.co,c@b.co,d@b.co,e@b.co",
    ],
    rejected: [
      ["", REQUIRED],
      [" , ", REQUIRED],
      ["a@b.co, ada", EMAIL],
      ["a@b.co c@d.co", EMAIL],
      ["a@b.co;c@d.co", EMAIL],
      ["a@b.co,b@b.co,c@b.co,d@b.co,e@b.co,f@b.co", "Please enter no more than 5 addresses."],
    ],
  },
  "a full date": {
    accepted: [
      "02/28/2025",
      "2/8/2025",
      " 12/31/1999 ",
      "12-31-1999",
      "02/29/2024",
      "02/29/2000",
      "01/01/1900",
      american(new Date(Date.now() - DAY_MILLISECONDS)),
      "",
    ],
    rejected: [
      ["13/01/2000", DATE],
      ["00/10/2000", DATE],
      ["01/00/2000", DATE],
      ["01/32/2000", DATE],
      ["04/31/2000", DATE],
      ["02/29/2025", DATE],
      ["02/29/1900", DATE],
      ["02/30/2024", DATE],
      ["31/12/1999", DATE],
      ["12/31-1999", DATE],
      ["12.31.1999", DATE],
      ["12/31/99", DATE],
      ["12/31/1899", DATE],
      ["New Year", DATE],
      [american(new Date(Date.now() + 2 * DAY_MILLISECONDS)), DATE],
    ],
  },
  "a phone number": {
    accepted: ["5551234567", "(555) 123-4567", "+1 555.123.4567", " 555 123 4567 ", "+123456789012345", ""],
    rejected: [
      ["12345", PHONE],
      ["555 123 456", PHONE],
      ["555-CALL-NOW", PHONE],
      ["1234567890123456", PHONE],
      ["--- ---", PHONE],
      ["555+1234567", PHONE],
    ],
  },
  "a new password": {
    accepted: [
      "Abcdefg1",
      "Zzzzzz99",
      "zzzzzz0!",
      "abcdef1!",
      "ABCDEF1!",
      "Abcdefg!",
      "pässWord1",
      "  Abcdefg1  ",
      "Ab1 Ab1x",
      `Aa1${"x".repeat(252)}`,
    ],
    rejected: [
      ["", REQUIRED],
      ["Abcde1!", PASSWORD],
      ["  Abcde1!  ", PASSWORD],
      ["abcdefgh", PASSWORD],
      ["abcdefg1", PASSWORD],
      ["ABCDEFG1", PASSWORD],
      ["abc defg", PASSWORD],
      ["12345678!", PASSWORD],
      ["Abc    d", PASSWORD],
      [`Aa1${"x".repeat(253)}`, TOO_LONG],
    ],
  },
  "a ZIP code": {
    accepted: ["95814", " 95814 ", "95814-1234"],
    rejected: [
      ["", REQUIRED],
      ["9581", POSTCODE],
      ["958140", POSTCODE],
      ["95814-12", POSTCODE],
      ["95814 1234", POSTCODE],
      ["SW1A 1AA", POSTCODE],
    ],
  },
  "a GST number": {
    accepted: ["29ABCDE1234F1Z5", " 29abcde1234f1z5 ", "A00000000000000", "0AAAAAAAAAAAAAA", ""],
    rejected: [
      ["29ABCDE1234F1Z", GST],
      ["29ABCDE1234F1Z55", GST],
      ["ABCDEFGHIJKLMNO", GST],
      ["123456789012345", GST],
      ["29ABCDE-234F1Z5", GST],
      ["29ABCDE 234F1Z5", GST],
    ],
  },
  "the current password": {
    accepted: ["x", " Analytical1 "],
    rejected: [
      ["", "Please enter your current password"],
      ["   ", "Please enter your current password"],
    ],
  },
  "words to search for": {
    accepted: ["dog mug", "Zoë", "pet_tag", "two-pet", "11 oz", "", "50%", "dog & cat", "<b>", "a.b", "it's"],
    rejected: [
      ["%", SEARCH],
      ["&", SEARCH],
      ["<>", SEARCH],
      ["...", SEARCH],
      ["'", SEARCH],
      ["-_-", SEARCH],
    ],
  },
} satisfies Record<string, ValidationRule>;

export type RuleName = keyof typeof validationRules;

function american(date: Date): string {
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`;
}
