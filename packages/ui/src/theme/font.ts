/** Inter with its weight axis, in Latin and Latin Extended; only pages with macrons load the latter. */
import './font.css';
