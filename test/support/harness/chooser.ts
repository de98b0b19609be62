import { DialogHarness } from './dialog.js';
import { LocatorHarness } from './locator.js';
import { until } from './page.js';

/** The same, with the locator in it, which the page has from the start. */
export class ChooserHarness extends DialogHarness {
  get locator(): LocatorHarness {
    const locator = this.element?.querySelector('store-locator');
    if (!locator) throw new Error('no locator in the dialog');
    return new LocatorHarness(locator, this.element as HTMLElement);
  }

  /** Opens it, by a click unless told otherwise, and waits for its stores. */
  async open(press = (button: HTMLElement): void => button.click()): Promise<LocatorHarness> {
    press(await this.offered());
    await until(() => this.element?.querySelector('store-locator')?.status === 'ready');
    await this.locator.settled();
    return this.locator;
  }

  /** Chooses the store of this name in it. */
  async choose(name: string): Promise<void> {
    const { locator } = this;
    const choice = `Choose this store: ${name}`;
    await until(() => locator.buttons().includes(choice));
    await locator.press(choice);
  }
}
