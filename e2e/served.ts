// tsx e2e/served.ts <address> [game]: plays a whole match by clicks at a table that is served somewhere, from its package for example.
import { launch, takePicture, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { newLocalTable } from './tables.ts';

const [address = 'http://localhost:8080', game = 'isles'] = process.argv.slice(2);
const browser = await launch();
const { page, troubles } = await visit(browser, {});
await newLocalTable(page, address, game, { seats: 2, seed: 'served' });
const { clicks, answers } = await clickThrough(page, { touch: false });
await page.locator('[data-result]').first().click();
await page.waitForSelector('.rank .rk');
await takePicture(page, `served-${game}`);
await browser.close();
console.log(`${game} at ${address}: ${clicks} clicks, ${answers} answers, the result is shown; ${troubles.length} troubles`);
for (const trouble of troubles) console.error(trouble);
process.exitCode = troubles.length === 0 ? 0 : 1;
