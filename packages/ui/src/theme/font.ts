/** Inter with its weight axis, in Latin and Latin Extended: macrons are fetched only by a page that has them. */
import './font.css';
