/** The states we ship to. Ids are Magento's. */

export interface Region {
  id: number;
  /** Two letters, such as CA. */
  code: string;
  name: string;
}

const STATES = `1 AL Alabama|2 AK Alaska|4 AZ Arizona|5 AR Arkansas|12 CA California|13 CO Colorado|14 CT Connecticut
15 DE Delaware|16 DC District of Columbia|18 FL Florida|19 GA Georgia|21 HI Hawaii|22 ID Idaho|23 IL Illinois
24 IN Indiana|25 IA Iowa|26 KS Kansas|27 KY Kentucky|28 LA Louisiana|29 ME Maine|31 MD Maryland|32 MA Massachusetts
33 MI Michigan|34 MN Minnesota|35 MS Mississippi|36 MO Missouri|37 MT Montana|38 NE Nebraska|39 NV Nevada
40 NH New Hampshire|41 NJ New Jersey|42 NM New Mexico|43 NY New York|44 NC North Carolina|45 ND North Dakota
47 OH Ohio|48 OK Oklahoma|49 OR Oregon|51 PA Pennsylvania|53 RI Rhode Island|54 SC South Carolina|55 SD South Dakota
56 TN Tennessee|57 TX Texas|58 UT Utah|59 VT Vermont|61 VA Virginia|62 WA Washington|63 WV West Virginia
64 WI Wisconsin|65 WY Wyoming`;

export const regions: Region[] = STATES.split(/[|\n]/).map((line) => {
  const [id, code, ...name] = line.split(" ");
  return { id: Number(id), code, name: name.join(" ") };
});

const byCode = new Map(regions.map((region) => [region.code, region]));

export function regionByCode(code: string): Region | undefined {
  return byCode.get(code);
}

/** The state that is meant by an id, a code or a name, whatever its case. */
export function findRegion(meant: { id?: number | null; text?: string | null }): Region | undefined {
  const text = meant.text?.trim().toLowerCase();
  return (
    (text && regions.find(({ code, name }) => code.toLowerCase() === text || name.toLowerCase() === text)) ||
    regions.find(({ id }) => !text && id === meant.id)
  );
}
