/** Which of list and map a narrow locator shows. */
export type ShownView = 'list' | 'map';
